/** An event as a view tells it: when it happened is added by who has the clock. */
export type Untimed<Event> = Event extends unknown ? Omit<Event, 'at'> : never;

/** How long a day of study may be: what a person may choose, and what holds else (MEM-20). */
export const MINUTES_A_DAY = { least: 10, usual: 30, most: 120, step: 5 } as const;

/** How the ids of all questions of the reading room begin in the log. */
export const ROOM_QUESTIONS = 'question:room-';

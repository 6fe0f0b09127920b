/**
 * Who has read a language as somebody who speaks it from childhood, and when: shown in settings (LNG-05). A language that is missing here
 * was read by nobody who does.
 */
export const CHECKED: Readonly<Record<string, { readonly by: string; readonly on: string }>> = {};

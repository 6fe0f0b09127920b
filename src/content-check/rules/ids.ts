import { ROW_ID } from '#content/schema/row-id.ts';
import { idFromText } from '#lib/id-from-text.ts';
import type { CheckedRow, Rule } from '../bank.ts';
import type { Problem } from '../problem.ts';

/** DAT-06: an id has lower-case letters and digits, with single hyphens; a missing id is reported by the rule for fields. */
export const idShapeRule: Rule<CheckedRow> = (rows) =>
  rows.flatMap(({ line, id }): Problem[] => {
    if (id === '' || (ROW_ID.test(id) && idFromText(id) === id)) return [];
    const message = `the id "${id}" is not of small letters, digits and single hyphens`;
    return [{ level: 'error', rule: 'id-shape', line, about: id, message }];
  });

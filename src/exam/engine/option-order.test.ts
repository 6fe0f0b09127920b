import { expect, it } from 'vitest';
import { isInOrder, isOutOfOrder } from './option-order.ts';

it.each([
  [['Vanaf 4 jaar', 'Vanaf 5 jaar', 'Vanaf 6 jaar']],
  [['Op maandag 12 oktober.', 'Op maandag 23 november.', 'Op dinsdag 24 november.']],
  [['€ 1,50', '€ 12,50', '€ 125']],
  [['Om 9.30 uur', 'Om 10.00 uur', 'Om 10.30 uur']],
  [['Om kwart voor vijf', 'Om vijf uur', 'Om half zes']],
  [['Na twaalf dagen', 'Na veertien dagen', 'Na veertig dagen']],
  [['Over 10 dagen', 'Over 2 weken', 'Over 1 maand']],
  [['Op vrijdagavond', 'Op zaterdagochtend', 'Op zaterdagmiddag']],
  [['Op maandag en donderdag', 'Op dinsdag en woensdag', 'Op dinsdag en donderdag']],
  [['Vandaag', 'Morgen', 'Overmorgen']],
  [['In maart', 'In mei', 'In juni']],
])('CON-07 MOC-06: %j stays in its order', (options) => {
  expect(isInOrder(options)).toBe(true);
  expect(isOutOfOrder(options)).toBe(false);
  expect(isInOrder(options.toReversed())).toBe(false);
  expect(isOutOfOrder(options.toReversed())).toBe(true);
});

it.each([
  [['Op spoor acht, voor', 'Op spoor acht, achter', 'Op spoor negen']],
  [['De verjaardag van de koning', 'De bevrijding van 1945', 'De Dag van de Arbeid']],
  [['Na acht dagen', 'Wachten', 'Na tien dagen']],
])('CON-07: %j has no order to stand in', (options) => {
  expect(isInOrder(options)).toBe(false);
  expect(isOutOfOrder(options)).toBe(false);
});

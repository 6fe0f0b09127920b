import { Card } from '#ui/card.tsx';

/** EXM-02: this app's own figures. Nothing official stands behind them, and the panel says so. */
const BANDS = [
  { chance: '95%', correct: '23-25 correct', bar: 'w-[95%] bg-success' },
  { chance: '65%', correct: '18-22 correct', bar: 'w-[65%] bg-brand' },
  { chance: '35%', correct: '13-17 correct', bar: 'w-[35%] bg-gold' },
  { chance: '15%', correct: '0-12 correct', bar: 'w-[15%] bg-danger' },
];

export function SuccessPanel() {
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div>
        <h2 className="text-xl font-bold">Success probability</h2>
        <p className="font-semibold text-action">Rough guess by this app, not a DUO norm</p>
      </div>
      <ul className="flex flex-col gap-3">
        {BANDS.map(({ chance, correct, bar }) => (
          <li key={chance} className="flex flex-col gap-1">
            <span className="flex flex-wrap justify-between gap-x-4">
              <strong className="tabular-nums">{chance}</strong>
              <span>{correct}</span>
            </span>
            <span aria-hidden className="h-2 overflow-hidden rounded-full bg-surface-sunken">
              <span className={`block h-full rounded-full ${bar}`} />
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        Out of 25 questions. DUO does not publish how many answers you need to pass, so nobody can tell you
        your real chance.
      </p>
    </Card>
  );
}

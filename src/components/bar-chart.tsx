interface BarChartProps {
  readonly bars: readonly { readonly key: string; readonly value: number }[];
  /** The labels below the first and the last bar. */
  readonly from: string;
  readonly to: string;
  /** The value of the highest bar: `25 minutes`. */
  readonly highest: string;
}

const HEIGHT = 60;
const STEP = 10;

/**
 * A bar for each day, as SVG. It is only visual: a `ChartTable` next to it has the same data. A day with almost nothing
 * gets a sliver, so that it differs from an empty day.
 */
export function BarChart({ bars, from, to, highest }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div aria-hidden>
      <p className="text-end text-sm text-ink-soft">{highest}</p>
      <svg
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        className="h-24 w-full rtl:-scale-x-100 border-y border-t-line border-b-line-strong"
        preserveAspectRatio="none"
      >
        {bars.map(({ key, value }, place) => {
          const height = value === 0 ? 0 : Math.max(2, (value / most) * HEIGHT);
          return (
            <rect
              key={key}
              x={place * STEP + 1}
              y={HEIGHT - height}
              width={STEP - 2}
              height={height}
              className="fill-brand forced-colors:fill-[CanvasText]"
            />
          );
        })}
      </svg>
      <p className="flex justify-between text-sm text-ink-soft">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </div>
  );
}

import type { ComponentType } from 'react';
import { lazyCode, type LazyCode } from './lazy-code.tsx';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** The code of parts that a list names, such as the subjects: each loaded once. */
export function lazyCodes<Props extends object>(): (load: Load<Props>) => LazyCode<Props> {
  const codes = new Map<Load<Props>, LazyCode<Props>>();
  return (load) => {
    const code = codes.get(load) ?? lazyCode(load);
    codes.set(load, code);
    return code;
  };
}

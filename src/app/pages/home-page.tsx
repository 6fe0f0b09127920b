import { HomeScreen, type TodayProps } from '#pages/home/home-screen.tsx';
import { lazyCode } from '#components/lazy/lazy-code.tsx';

/** Only for a person with answers: the log is read after the first paint. */
const today = lazyCode<TodayProps>(() => import('./today-part.tsx'));

export function HomePage() {
  return <HomeScreen today={today} />;
}

import { HomeScreen, type TodayProps } from '#features/home/home-screen.tsx';
import { lazyCode } from '#shared/lazy/lazy-code.tsx';

/** Only for somebody who has begun: what it needs of the log comes after the first paint. */
const today = lazyCode<TodayProps>(() => import('#app/pages/today-part.tsx'));

export function HomePage() {
  return <HomeScreen today={today} />;
}

import { useState } from 'react';
import { createCatalogue, type Catalogue } from '#learning/catalogue.ts';
import { sourcesOf } from '#learning/course.ts';
import { useCourse } from './course-context.tsx';
import { usePlatform } from '#components/platform-context.tsx';

/** Leads from an id to what was studied (MEM-18). What it has loaded lives as long as the page that uses it. */
export function useCatalogue(): Catalogue {
  const platform = usePlatform();
  const course = useCourse();
  const [catalogue] = useState(() => createCatalogue(sourcesOf(course), platform));
  return catalogue;
}

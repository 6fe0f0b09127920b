import { useState } from 'react';
import { createCatalogue, type Catalogue } from '#services/catalogue/catalogue.ts';
import { sourcesOf } from '#services/course/course.ts';
import { useCourse } from '#shared/course/course-context.tsx';
import { usePlatform } from '#shared/platform-context.tsx';

/** Leads from an id to what was studied (MEM-18). What it has loaded lives as long as the page that uses it. */
export function useCatalogue(): Catalogue {
  const platform = usePlatform();
  const course = useCourse();
  const [catalogue] = useState(() => createCatalogue(sourcesOf(course), platform));
  return catalogue;
}

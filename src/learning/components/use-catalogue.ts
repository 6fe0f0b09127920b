import { useState } from 'react';
import { createCatalogue, type Catalogue } from '#learning/catalogue.ts';
import { sourcesOf } from '#learning/course.ts';
import { useCourse } from './course-context.tsx';
import { usePlatform } from '#components/platform-context.tsx';

/** Finds studied items by id (MEM-18). Loaded banks live as long as the page that uses them. */
export function useCatalogue(): Catalogue {
  const platform = usePlatform();
  const course = useCourse();
  const [catalogue] = useState(() => createCatalogue(sourcesOf(course), platform));
  return catalogue;
}

import { prerender } from 'react-dom/static';
import { Brand } from '#shared/parts/brand.tsx';

/** Rendered while building; see scripts/vite/static-site.ts. */
export async function renderLogin(): Promise<string> {
  return render(<Brand />);
}

export async function renderPlaceholder(): Promise<string> {
  return render(<Brand />);
}

async function render(node: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return new Response(prelude).text();
}

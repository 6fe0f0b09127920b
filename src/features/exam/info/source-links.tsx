import { ExternalLink } from 'lucide-react';
import { textLinkClass } from '#ui/button.tsx';

/** Where it is written. Plain links: nothing leaves the app before one is pressed (DAT-05). */
export function SourceLinks({ sources }: { sources: readonly { name: string; url: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {sources.map(({ name, url }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={`${textLinkClass} inline-block min-h-11 py-2.5 leading-6`}
          >
            {name} (new tab)
            <ExternalLink aria-hidden size={16} className="ml-1.5 inline align-[-0.125em]" />
          </a>
        </li>
      ))}
    </ul>
  );
}

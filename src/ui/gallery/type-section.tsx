import { Card } from '#ui/card.tsx';
import { Section } from './section.tsx';
import { textLinkClass } from '#ui/button.tsx';

export function TypeSection() {
  return (
    <Section
      title="Type and cards"
      note="Atkinson Hyperlegible Next. Dutch is marked as Dutch and an eighth larger than the English beside it."
    >
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <Card as="article">
          <p className="text-sm font-medium text-ink-soft">Word of the day</p>
          <h3 lang="nl" className="mt-2 text-4xl font-bold">
            de buurvrouw
          </h3>
          <p className="mt-1 text-lg text-ink-soft">the neighbour (a woman)</p>
          <p lang="nl" className="mt-4">
            Mijn buurvrouw past op de kinderen als ik naar de Nederlandse les ga.
          </p>
          <p className="text-ink-soft">My neighbour looks after the children when I go to Dutch class.</p>
        </Card>
        <Card>
          <h3 className="text-xl font-bold">Reading text</h3>
          <p className="mt-2">
            Say <span lang="nl">alstublieft</span> to a stranger and <span lang="nl">alsjeblieft</span> to a
            friend. Both mean “please”, and both mean “here you are”. Read more about{' '}
            <a href="#more" className={textLinkClass}>
              polite and informal Dutch
            </a>
            .
          </p>
          <ul lang="nl" className="mt-4 list-disc ps-5 marker:text-brand">
            <li>één coöperatie, twee reünies, drie cafés</li>
            <li>’s ochtends om 8.30 uur, € 12,50 per persoon…</li>
            <li>arbeidsongeschiktheidsverzekering</li>
          </ul>
        </Card>
      </div>
    </Section>
  );
}

const SWATCHES = [
  { name: 'surface', className: 'border border-line bg-surface text-ink' },
  { name: 'raised', className: 'border border-line bg-surface-raised text-ink-soft' },
  { name: 'sunken', className: 'bg-surface-sunken text-ink-soft' },
  { name: 'brand', className: 'bg-brand text-brand-ink' },
  { name: 'brand soft', className: 'bg-brand-soft text-brand' },
  { name: 'action', className: 'bg-action text-action-ink' },
  { name: 'action soft', className: 'bg-action-soft text-action' },
  { name: 'danger', className: 'bg-danger text-danger-ink' },
  { name: 'danger soft', className: 'bg-danger-soft text-danger' },
  { name: 'success soft', className: 'bg-success-soft text-success' },
  { name: 'warning soft', className: 'bg-warning-soft text-warning' },
  { name: 'ink', className: 'bg-ink text-surface' },
];

export function ColourSection() {
  return (
    <Section
      title="Colour"
      note="One Delft blue. Orange only where something waits for the person. Names say what a colour is for."
    >
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
        {SWATCHES.map(({ name, className }) => (
          <li key={name} className={`flex h-20 items-end rounded-control p-3 font-medium ${className}`}>
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}

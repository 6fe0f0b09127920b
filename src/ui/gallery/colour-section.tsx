import { Section } from '#ui/gallery/section.tsx';

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

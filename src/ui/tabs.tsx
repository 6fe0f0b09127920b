import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

interface TabsProps<Id extends string> {
  /** What the tabs choose between; read out, not shown. */
  label: string;
  tabs: readonly { id: Id; label: ReactNode; panel: ReactNode }[];
  /** The open tab, where the owner keeps it. Without it the first is open at the start. */
  value?: Id;
  onChange?: (id: Id) => void;
}

/** Views of which one is shown at a time. Arrows, Home and End move between the tabs. */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  function handleChange(id: string) {
    const chosen = tabs.find((tab) => tab.id === id);
    if (chosen) onChange?.(chosen.id);
  }
  const state = value === undefined ? { defaultValue: tabs[0]?.id ?? '' } : { value };
  return (
    <Root {...state} onValueChange={handleChange}>
      <List aria-label={label} className="flex flex-wrap gap-1 rounded-control bg-surface-sunken p-1">
        {tabs.map((tab) => (
          <Trigger
            key={tab.id}
            value={tab.id}
            className="min-h-11 grow cursor-pointer rounded-md border-2 border-transparent px-4 py-1.5 font-medium text-ink-soft transition-colors duration-150 hover:text-ink data-[state=active]:border-brand forced-colors:data-[state=inactive]:border-[Canvas] data-[state=active]:bg-surface-raised data-[state=active]:font-semibold data-[state=active]:text-brand"
          >
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.id} value={tab.id} className="mt-5 rounded-control">
          {tab.panel}
        </Content>
      ))}
    </Root>
  );
}

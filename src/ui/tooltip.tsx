import { Arrow, Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { createContext, use, useState, type ReactElement, type ReactNode } from 'react';

// SYS-06
const TOOLTIP_DELAY_MS = 700;
const TOOLTIP_SKIP_DELAY_MS = 300;

const IsInGroup = createContext(false);

/** Tooltips side by side: right after one closed, the next opens at once (SYS-06). A toolbar or a grid needs it once. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <IsInGroup value={true}>
      <Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
        {children}
      </Provider>
    </IsInGroup>
  );
}

interface TooltipProps {
  /** A short addition. Never the only place where something is said: on a touch screen it doesn't appear. */
  label: ReactNode;
  /** One element that can be focused and passes on its ref, such as a button or a link. */
  children: ReactElement;
}

export function Tooltip(props: TooltipProps) {
  const isInGroup = use(IsInGroup);
  const bubble = <TooltipBubble {...props} />;
  return isInGroup ? bubble : <TooltipGroup>{bubble}</TooltipGroup>;
}

function TooltipBubble({ label, children }: TooltipProps) {
  // Beside its trigger rather than in the body: a modal dialog covers everything outside itself, and what stands outside
  // the page's regions is passed by.
  const [region, setRegion] = useState<HTMLElement | null>(null);
  return (
    <Root>
      <Trigger asChild ref={(trigger) => setRegion(regionOf(trigger))}>
        {children}
      </Trigger>
      <Portal container={region}>
        <Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 rounded-md border border-transparent bg-ink px-3 py-1.5 text-sm font-medium text-surface"
        >
          {label}
          <Arrow className="fill-ink" />
        </Content>
      </Portal>
    </Root>
  );
}

function regionOf(trigger: HTMLElement | null): HTMLElement | null {
  return trigger?.closest<HTMLElement>('dialog, main, header, nav, footer') ?? null;
}

import type { MouseEvent, ReactNode } from 'react';
import { taxRulesHref } from '../../shell/tax-rules-href.ts';
import type { View } from './view.ts';
import { show } from './view.ts';

interface ViewLinkProps {
  readonly view: View;
  readonly children: ReactNode;
  readonly id?: string;
  readonly className?: string | undefined;
  /** Whether it is what is shown. */
  readonly isCurrent?: boolean;
}

/** A link to another view of this page, which needs no new document; with a key held down it is a link like any other. */
export function ViewLink({ view, children, id, className, isCurrent }: ViewLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(view, 'link');
  };
  return (
    <a
      href={taxRulesHref(view)}
      id={id}
      className={className}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onClick}
    >
      {children}
    </a>
  );
}

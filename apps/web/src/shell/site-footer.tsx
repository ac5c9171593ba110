import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { Brand } from './brand.tsx';
import { DialogButton } from './dialog-button.tsx';
import { documentLinks } from './document-links.ts';
import { useSiteConfig } from './site-config.ts';
import { telephoneLink } from './telephone-link.ts';
import styles from './site-footer.module.css';

const siteLinks = [
  { href: '/', label: 'Home' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/faq', label: 'FAQ' },
  { href: '/blog', label: 'Blog' },
  { href: '/paycheck-calculator', label: 'Paycheck calculator' },
  { href: '/tools', label: 'Pay tools' },
  { href: '/tax-rules', label: 'Tax rules' },
  { href: '/verify', label: 'Check a document' },
  { href: '/for-landlords', label: 'For landlords and lenders' },
];
const legalLinks = [
  { href: '/privacy-policy', label: 'Privacy Policy' },
  { href: '/terms', label: 'Terms and Conditions' },
];

/** The foot of every page. */
export function SiteFooter({ children }: { readonly children?: ReactNode }) {
  const { companyName, phone, address } = useSiteConfig();
  const year = useSyncExternalStore(never, currentYear, yearOfBuild);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.firm}>
          <Brand />
          <p>
            <a href="/contact">Contact us</a>
          </p>
          <p>
            <a href={telephoneLink(phone)}>{phone}</a>
          </p>
          <address>{address}</address>
        </div>
        <LinkList title="Documents" links={documentLinks} />
        <LinkList title="Site" links={siteLinks} />
        <LinkList title="Legal" links={legalLinks} />
        <div className={styles.last}>
          <p>
            © {year} {companyName}
          </p>
          <DialogButton
            className={styles.settings}
            load={() => import('./display-settings/display-settings-panel.tsx')}
          >
            Display settings
          </DialogButton>
        </div>
      </div>
      {children}
    </footer>
  );
}

const never = () => () => undefined;
const currentYear = () => new Date().getFullYear();
/** What the prerendered page says; set by vite.config.ts. */
const yearOfBuild = (): number => import.meta.env.YEAR_OF_BUILD;

interface LinkListProps {
  readonly title: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

function LinkList({ title, links }: LinkListProps) {
  return (
    <nav aria-label={`${title}, footer`}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.links}>
        {links.map(({ href, label }) => (
          <li key={href} data-with-plans={href === '/pricing' ? '' : undefined}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

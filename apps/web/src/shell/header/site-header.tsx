import { AccountMenu } from './account-menu.tsx';
import { Brand } from '../brand.tsx';
import { DocumentsMenu } from './documents-menu.tsx';
import { SiteMenu } from './site-menu.tsx';
import styles from './site-header.module.css';

const links = [
  { href: '/pricing', label: 'Pricing' },
  { href: '/faq', label: 'FAQ' },
  { href: '/blog', label: 'Blog' },
] as const;

/** The header of every page but the builders. */
export function SiteHeader({ path }: { readonly path: string }) {
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Brand />
        {/* The page of checkout fills its place: no menu is to lead away from there. */}
        {path === '/checkout' ? <div id="checkout-header" className={styles.place} /> : <Menu path={path} />}
      </div>
    </header>
  );
}

function Menu({ path }: { readonly path: string }) {
  return (
    <SiteMenu>
      <li>
        <a href="/" aria-current={path === '/' ? 'page' : undefined}>
          Home
        </a>
      </li>
      <DocumentsMenu path={path} />
      {links.map(({ href, label }) => (
        <li key={href} data-with-plans={href === '/pricing' ? '' : undefined}>
          <a href={href} aria-current={path === href ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
      <AccountMenu path={path} />
    </SiteMenu>
  );
}

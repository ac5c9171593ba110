import page from '../calculator-page.module.css';
import { CALCULATOR_PATH } from '../states.ts';
import { toolHref, TOOLS } from './tools.ts';
import styles from './tools.module.css';

const calculator = {
  title: 'Paycheck calculator',
  lead: 'Take-home pay in all 50 states and DC, with every tax explained.',
  href: CALCULATOR_PATH,
};

/** The page at `/tools`. */
export function ToolsPage() {
  return (
    <main id="main" className={page.page}>
      <div className={page.wrap}>
        <div className={`${page.head} ${page.first}`}>
          <h1 tabIndex={-1}>Free pay tools</h1>
          <p className={page.lead}>Exact to the cent, with the same rules as our pay stubs. No account needed.</p>
        </div>
        <ul className={styles.list}>
          {[calculator, ...TOOLS.map((tool) => ({ ...tool, href: toolHref(tool) }))].map(({ title, lead, href }) => (
            <li key={href}>
              <h2>
                <a href={href}>{title}</a>
              </h2>
              <p>{lead}</p>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}

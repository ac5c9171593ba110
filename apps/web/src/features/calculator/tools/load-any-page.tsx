import type { ComponentType } from 'react';
import { CALCULATOR_PATH, stateOfPath } from '../states.ts';
import type { ToolProps } from './fields.ts';
import { ToolPage } from './tool-page.tsx';
import type { Tool } from './tools.ts';
import { toolOfPath, TOOLS_PATH } from './tools.ts';

/** The whole page at the path of a calculator or of a tool, or that leads to them; undefined where there is none. */
export async function loadWholePage(path: string): Promise<ComponentType | undefined> {
  const state = stateOfPath(path);
  if (state) return (await import('../load-state-page.tsx')).loadStatePage(state);
  const tool = toolOfPath(path);
  if (tool) {
    const Live = await loadTool(tool);
    return () => (
      <ToolPage tool={tool}>
        <Live />
      </ToolPage>
    );
  }
  if (path === CALCULATOR_PATH) return (await import('../choose-state-page.tsx')).ChooseStatePage;
  if (path === TOOLS_PATH) return (await import('./tools-page.tsx')).ToolsPage;
  return undefined;
}

/** What calculates on that page. */
export async function loadLivePart(path: string): Promise<ComponentType<ToolProps>> {
  const state = stateOfPath(path);
  if (state) return (await import('../load-state-page.tsx')).loadLiveCalculator(state);
  return loadTool(toolOfPath(path)!);
}

/** The fields of a tool and what follows from them, with the rules it calculates with. */
async function loadTool({ slug }: Tool): Promise<ComponentType<ToolProps>> {
  switch (slug) {
    case 'hourly-to-salary':
      return (await import('./hourly-to-salary.tsx')).HourlyToSalary;
    case 'overtime':
      return (await import('./overtime.tsx')).Overtime;
    case 'invoice-due-date':
      return (await import('./invoice-due-date.tsx')).InvoiceDueDate;
    case 'w4-helper':
      return (await import('./w4-helper.tsx')).loadW4Helper();
    case 'gross-from-net':
      return (await import('./gross-from-net.tsx')).loadGrossFromNet();
  }
}

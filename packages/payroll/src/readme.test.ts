import { dollars } from '@paperwage/values';
import { expect, it } from 'vitest';
import { taxes } from '../examples/first-pay.ts';
import exampleCode from '../examples/first-pay.ts?raw';
import readme from '../README.md?raw';

it('the example of the README is the file that runs, and gives what the README says', () => {
  expect(readme).toContain(exampleCode);
  const [federal] = taxes.lines;
  expect(federal).toMatchObject({ tax: 'federalIncomeTax', amount: dollars(96.54) });
  expect(federal?.working.steps).toHaveLength(6);
});

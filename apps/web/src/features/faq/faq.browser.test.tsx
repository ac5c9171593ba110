import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../testing/page.tsx';
import { focus, keys, press } from '../../testing/user-input.ts';

const field = page.getByRole('textbox', { name: /^Search all \d+ answers$/ });
const groups = page.getByRole('navigation', { name: 'Groups of questions' });

const shownQuestions = () =>
  [...document.querySelectorAll('main summary > span:first-child')].map((one) => one.textContent);

test('the slash leads to the search, which shows what fits, counts it in each group, and clears', async () => {
  await openPage('/faq');
  await expect.element(field).toBeVisible();
  const all = shownQuestions();
  expect(all.length).toBeGreaterThanOrEqual(30);
  await keys('/');
  await expect.element(field).toHaveFocus();
  await keys('take home');
  await expect
    .poll(shownQuestions)
    .toEqual([
      'What if I only know the take-home pay?',
      'What is the difference between gross pay and net pay?',
      'How does a landlord check a pay stub?',
    ]);
  await expect.element(page.getByRole('search').getByRole('status')).toHaveTextContent(`3 of ${all.length}`);
  await expect.element(groups.getByRole('listitem').nth(0)).toHaveTextContent('Cost and accounts0');
  await expect.element(groups.getByRole('listitem').nth(1)).toHaveTextContent('Taxes and numbers2');
  expect(groups.getByRole('link').elements()).toHaveLength(2);
  const marks = [...document.querySelectorAll('main mark')].map((mark) => mark.textContent);
  expect(marks).toEqual(['take', 'home', 'take', 'home', 'take', 'home']);
  await press(page.getByRole('button', { name: 'Clear' }));
  await expect.poll(shownQuestions).toEqual(all);
  await expect.element(field).toHaveFocus();
});

test('other forms of a word find the same answers', async () => {
  await openPage('/faq');
  await focus(field);
  await keys('logos');
  await expect.poll(() => shownQuestions().length).toBeLessThan(10);
  expect(shownQuestions()).toContain('Can I add my logo?');
});

test('what nobody has answered is handed to the contact page with its words', async () => {
  await openPage('/faq');
  await focus(field);
  await keys('zebra & crossing');
  await expect.element(page.getByText('No answer matches “zebra & crossing”.')).toBeVisible();
  await expect.element(page.getByRole('search').getByRole('status')).toHaveTextContent('No match');
  await expect
    .element(page.getByRole('link', { name: 'Ask us' }))
    .toHaveAttribute('href', '/contact?question=zebra%20%26%20crossing');
});

test('a link to an answer opens it, and its own link can be copied', async () => {
  await openPage('/faq#unchanged');
  const answer = page.css('#unchanged');
  await expect.element(answer).toHaveAttribute('open');
  await expect.element(answer).toHaveTextContent('It doesn’t prove that the pay was paid');
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press(answer.getByRole('button', { name: 'Copy link' }));
  await expect.element(answer.getByRole('status').last()).toHaveTextContent('Link copied.');
  expect(write).toHaveBeenCalledWith(`${location.origin}/faq#unchanged`);
  write.mockRestore();
});

test('a site without plans asks nobody to pay', async () => {
  await openPage('/faq');
  await press(page.getByText('Is it free?'));
  await expect.element(page.css('#free')).toHaveTextContent('This site has no plans and nothing to pay.');
  expect(shownQuestions()).not.toContain('Can I get a refund?');
});

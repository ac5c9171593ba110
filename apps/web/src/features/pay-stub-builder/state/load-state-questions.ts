/** The code that asks what a state asks; fetched once a state is chosen. */
export function loadStateQuestions() {
  return import('./state-questions.tsx');
}

export { IssuedView } from './issued-view.tsx';
export { IssuePress } from './issue-press.tsx';

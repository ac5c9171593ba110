import { Problem } from './problem-type.ts';

/** The refusals of what only admins may do. */
export const adminProblems = {
  adminOnly: () =>
    new Problem('adminOnly', 403, 'Only admins of this site can see this. Log in with an admin’s account.'),

  adminFactorMissing: () =>
    new Problem(
      'adminFactorMissing',
      403,
      'Admins need an authenticator app. Set one up in My profile, then come back.',
    ),

  adminCodeNeeded: () =>
    new Problem('adminCodeNeeded', 403, 'Enter a code from your authenticator app to continue. Reload this page.'),

  subscriberUnknown: () => new Problem('subscriberUnknown', 404, 'We can’t find this subscription.'),

  reportUnknown: () => new Problem('reportUnknown', 404, 'We can’t find this report.'),

  reportClosed: (by: string) =>
    new Problem('reportClosed', 409, `${by} already closed this report. Reload the page to see the answer.`),

  reportOutdated: () =>
    new Problem('reportOutdated', 409, 'Its issuer replaced that document in the meantime. Reload the page.'),

  messageUnknown: () => new Problem('messageUnknown', 404, 'We can’t find this message. It may have been deleted.'),

  messageClosed: (by: string) =>
    new Problem('messageClosed', 409, `${by} already closed this message. Reload the page to see the answer.`),

  refusalUnknown: () =>
    new Problem('refusalUnknown', 404, 'We can’t find this refusal. The account may have been deleted.'),

  refusalDecided: (by: string) =>
    new Problem('refusalDecided', 409, `${by} already decided this. Reload the page to see how.`),

  accountUnknown: () => new Problem('accountUnknown', 404, 'We can’t find this account. It may have been deleted.'),

  accountStopped: (by: string) =>
    new Problem('accountStopped', 409, `${by} already stopped this account. Reload the page to see why.`),

  accountNotStopped: () => new Problem('accountNotStopped', 409, 'This account isn’t stopped. It can issue documents.'),

  experimentSettingUnknown: () =>
    new Problem('experimentSettingUnknown', 400, 'Choose one of the settings of this experiment.'),

  jobUnknown: () => new Problem('jobUnknown', 404, 'This job is already done.'),

  jobRunning: () => new Problem('jobRunning', 409, 'This job is running now. Reload the page in a minute.'),
};

/** What a phrase is replaced by, so that it is read. */
export type Replaced = readonly [pattern: RegExp, by: string | ((whole: string, ...groups: string[]) => string)];

const HOUR = '(?:hours?|hrs?|hr|h)';

/** Hours of a week with those of its days, which count where overtime is by the day. */
function hoursOfDays(days: string, hours: string): string {
  return ` §hours:${Number(hours) * Number(days)} @WEEKLY §days:${days}x${hours} `;
}
/** How long somebody works. */
export const HOURS: readonly Replaced[] = [
  [
    /\b(?:straight|flat|regular) 40s?\b(?! ?(?:hours?|hrs?|k\b|percent|%|dollars|bucks|[.,]\d))/g,
    ' §hours:40 @WEEKLY ',
  ],
  // A week by its days: "9 hours a day for 5 days", "4 shifts of 10 hours".
  [
    /(?<![$\d.,])\b(\d{1,2}(?:\.\d+)?) ?(?:hours?|hrs?) +(?:@DAILY|(?:a|per|each|every) shift)(?: *(?:for|x|times|,))? +(\d) days?\b(?: +(?:@WEEKLY|(?:in |of )?(?:this|last|the|that) (?:week|wk)))?/g,
    (_, hours, days) => hoursOfDays(days!, hours!),
  ],
  [
    /(?<![$\d.,])\b(\d) (?:(?:days?|shifts?)(?: +@WEEKLY)?(?: (?:straight|in a row|consecutively|running))?(?: *(?:of|x|at|for|,))? +)?(\d{1,2}(?:\.\d+)?)[ -]?(?:hours?|hrs?) ?(?:@DAILY|each(?: day)?|shifts?|days\b|(?<=\d (?:days?|shifts?)\b.{1,28}))(?![\w])(?! (?:of )?(?:ot|overtime))(?: +@WEEKLY)?/g,
    (_, days, hours) => hoursOfDays(days!, hours!),
  ],
  [/(?<![$\d.,])\b([2-7]) ?x ?(8|9|1[0-2])(?= (?:at|@) )/g, (_, days, hours) => hoursOfDays(days!, hours!)],
  [/(?<![$\d.,])\b([2-7])(?: ?x ?|\/| )(8|9|1[0-2])s\b(?: +@WEEKLY)?/g, (_, days, hours) => hoursOfDays(days!, hours!)],
  [
    new RegExp(
      `(?<![$\\d.,])\\b(\\d{1,3}(?:\\.\\d+)?) ?(?:hours?|hrs?)(?: (?:work(?:ed)?|total))?(?: (?:in |for |during )?(?:this|last|that|the) (?:past |last )?(?:work ?)?(?:week|wk)| @WEEKLY)(?:,? (?:incl\\w*|with|counting)(?: the| my)? (?:overtime|ot))?\\b`,
      'g',
    ),
    ' §hours:$1 @WEEKLY ',
  ],
  [
    new RegExp(
      `(?<![$\\d.,])\\b(\\d{1,3}(?:\\.\\d+)?) ?(?:hours?|hrs?),? (?:incl\\w*|counting)(?: the| my)? (?:overtime|ot)\\b(?: @WEEKLY)?`,
      'g',
    ),
    ' §hours:$1 @WEEKLY ',
  ],
  [/(?<![$\d.,])\b(\d{1,3}(?:\.\d+)?) ?(?:hours?|hrs?|h) ?\/ ?(?:weeks?|wks?|w)\b/g, ' §hours:$1 @WEEKLY '],
  [new RegExp(`\\b(?:overtime|ot) (?:of )?(\\d+(?:\\.\\d+)?) ?${HOUR}\\b`, 'g'), ' §overtime:$1 '],
  [
    new RegExp(`\\b(\\d+(?:\\.\\d+)?) ?${HOUR}?(?: of)? ?(?:overtime|ot)\\b(?: ${HOUR})?(?: @WEEKLY| ~WEEKLY)?`, 'g'),
    ' §overtime:$1 ',
  ],
  [
    /(?<![$\d.,])\b(\d{1,3}(?:\.\d+)?) (?:reg|regular|straight)(?: time)?(?: hours| hrs)?\b(?=.*(?:§overtime|\b(?:overtime|ot)\b))/g,
    ' §hours:$1 @WEEKLY ',
  ],
  [
    /(?<![$\d.,])\b(\d{1,2}(?:\.\d+)?)[ -]?(?:hours?|hrs?|h)[ -](?:long )?(?:days|shifts),?(?: for)? (\d)(?: (?:days|times|shifts))?(?: +@WEEKLY)\b/g,
    (_, hours, days) => hoursOfDays(days!, hours!),
  ],
  // Of two weeks that are equal: "2 weeks at 40 hours each".
  [
    /(?<![$\d.,])\b2 weeks? (?:at|of|x|times) (\d{1,2}(?:\.\d+)?) ?(?:hours?|hrs?)(?: each| +@WEEKLY)?\b(?! (?:of )?(?:ot|overtime))/g,
    (whole, hours) => (Number(hours) <= 40 ? ` §hours:${Number(hours) * 2} @BI_WEEKLY ` : whole),
  ],
  // One shift says nothing of the week.
  [
    /(?<![$\d.,])\b(\d{1,2}(?:\.\d+)?)[- ]?(?:hours?|hrs?)(?: long)?[- ](?:(?:shoot|shooting|film|filming|work|event) )?(?:shifts?|days?)\b(?: (?:shifts?|of work)\b)?/g,
    ' §hours:$1 @DAILY ',
  ],
  [/\bfull[- ]?time\b/g, ' §hours:40 @WEEKLY '],
  [
    new RegExp(
      `(?<![$\\d.,])\\b(\\d{1,3}(?:\\.\\d+)?)[- ]?(?:hours?|hrs?|hr|h)\\b(?=(?: work)?[- ]?(?:weeks?|wks?)\\b)(?: work)?[- ]?(?:weeks?|wks?)`,
      'g',
    ),
    ' §hours:$1 @WEEKLY ',
  ],
  [new RegExp(`(?<![$\\d.,])\\b(\\d{1,3}(?:\\.\\d+)?)[- ]?(?:hours|hrs)\\b`, 'g'), ' §hours:$1 '],
  [/(?<![$\d.,])\b(\d{1,3}(?:\.\d+)?)[- ]?(?:hr|h|hour)\b(?= *[@~](?:WEEKLY|BI_WEEKLY|DAILY|MONTHLY))/g, ' §hours:$1 '],
];

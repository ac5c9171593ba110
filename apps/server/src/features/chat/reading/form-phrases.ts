import type { Cents } from '@paperwage/values';
import { parseMoney } from '@paperwage/values';
import { DENIED } from './ignored-phrases.ts';
import { wordsInDigits } from './number-words.ts';
import { KID } from './pay-phrases.ts';

/** Said of the form of a state; Form W-4 has none. */
const ALLOWANCES =
  /\bclaim(?:s|ed|ing)? (\d{1,2}|one|two|three|four|five|six) on (?:the |my |his |her |a )?state w2\b|(?:\b(?:on|in) )?(?:\b(?:the |my |his |her )?state w2(?: (?:has|says|with|shows|is|of))*[ :,]*)?(?:\b(?:with|and|has|have|claims?|claiming|i|he|she|takes?) )*(?<![$\d.,-])\b(\d{1,2}|one|two|three|four|five|six) (?:(?:state|regular|withholding|personal|total|basic|§) *)*(?:allowances?|exemptions?)\b(?! (?:on|in) (?:the |my |his |her |a )?(?:federal|fed|w2))(?: (?:on|in|for) (?:the |my |his |her |a )?(?:state(?: w2| form)?|§(?: *(?:form|w2))?)(?![\w]))?/;

/** A text without the allowances on the form of a state, and how many they are. */
export function readAllowances(text: string): { readonly text: string; readonly allowances: number | undefined } {
  const found = ALLOWANCES.exec(text);
  if (!found) return { text, allowances: undefined };
  const rest = text.replace(found[0], ' , ');
  // Of two forms or lines, each counts apart.
  if (/\b(?:allowances?|exemptions?)\b/.test(rest.replace(DENIED, ' '))) return { text, allowances: undefined };
  return { text: rest, allowances: Number(wordsInDigits(found[1] ?? found[2]!)) };
}

const STEP_3 = 'step (?:3|three)\\b(?: (?:of|on) (?:(?:the|my|his|her) )?w2\\b)?';
/** How often makes it a pay; only the year is that of the credit. */
const AMOUNT =
  '\\$?(?<![\\w.,])(\\d{1,3}(?:,\\d{3})+(?:\\.\\d\\d)?|\\d{3,5}(?:\\.\\d\\d)?)(?![\\d.,]*\\d)(?: (?:dollars|bucks))?(?: (?:a|per|for the) year)?(?! ?(?:[@~\\/%]|k\\b|an?\\b|per\\b|each\\b|every\\b|(?:bi-?|semi-?)?(?:weekly|monthly)|hourly|twice|gross\\b|net\\b|hours?\\b|hrs?\\b))';
const FOR_CHILDREN = `(?: (?:for|because of) (?:(?:my|our|the|his|her|their|a|an|only|both|one|two|three|four|five|six|\\d|little|young|\\d{1,2}[- ](?:years?|yrs?)[- ]old) )*(?:${KID}|dependents?|deps|\\d{1,2}[- ](?:years?|yrs?)[- ]old)\\b(?: under 17)?)`;
/** "2200 in step 3 for my boy", "step 3 amount 2,200", "claimed 2,200 for one kid" */
const CREDITS = new RegExp(
  [
    `(?:\\b(?:i|we|he|she|they|and|with|put|puts|wrote|entered|listed|claim|claims|claimed|claiming|have|has|had|got) )*${AMOUNT}(?: (?:of )?credits?)?${FOR_CHILDREN}? (?:in|on|for|at|under|into) (?:(?:my|the) )?${STEP_3}${FOR_CHILDREN}?`,
    `(?:\\b(?:with|and|my|the) )*\\b${STEP_3}(?:${FOR_CHILDREN}| (?:amount|credits?|total|line|box|of|is|was|says|shows|has|with|at|i|put|entered|wrote))* ?[:=]? ?${AMOUNT}${FOR_CHILDREN}?`,
    `(?:\\b(?:i|we|he|she|and) )?\\bclaim(?:s|ed|ing)? ${AMOUNT}(?: (?:of |in )?credits?)?${FOR_CHILDREN}`,
  ].join('|'),
);

const STEP_2 = 'step (?:2|two)(?: ?\\(?c\\)?)?(?![\\w(])';
const CHECKED = '(?:checked|ticked|marked)(?! ?off)\\b';
const OF_STEP_2 = `(?:(?:the|my|his|her|a) )*(?:box (?:in|of|for) )?(?:${STEP_2}|(?:two|2|multiple) jobs?)(?: (?:box|checkbox))?`;
/** "Without the step 2 box checked", "haven’t checked the box in step 2", "step 2 isn’t checked" */
const STEP_2_NOT_CHECKED = new RegExp(
  `\\b(?:not|never|havent|hasnt|without|no) (?:${OF_STEP_2} ${CHECKED}|${CHECKED} ${OF_STEP_2})|\\b${OF_STEP_2} (?:(?:is |was )?(?:not |un)|(?:isnt|wasnt) )${CHECKED}`,
  'g',
);
/** "Step 2(c) box checked", "with the two jobs box ticked", "checked the box in step 2" */
const STEP_2_CHECKED = new RegExp(
  `\\b(?:(?:with|and|has|have) )*(?:${OF_STEP_2} (?:(?:is|was|has been) )?${CHECKED}|${CHECKED} ${OF_STEP_2})`,
);

/** A text without the box for two jobs in step 2(c) of Form W-4, and whether it is said to be checked. */
export function readStep2(text: string): { readonly text: string; readonly step2Checkbox: boolean } {
  const unread = text.replace(STEP_2_NOT_CHECKED, ' , ');
  const rest = unread.replace(STEP_2_CHECKED, ' , ');
  return { text: rest, step2Checkbox: rest !== unread };
}

/** A text without the credits of a year in step 3 of Form W-4, and what they are. */
export function readStep3(text: string): { readonly text: string; readonly step3: Cents | undefined } {
  const found = CREDITS.exec(text);
  const digits = found?.slice(1).find((one) => one !== undefined);
  if (!found || digits === undefined) return { text, step3: undefined };
  return { text: text.replace(found[0], ' , '), step3: parseMoney(digits.replaceAll(',', '')) };
}

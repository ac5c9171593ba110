import { transliterate } from 'transliteration';

/** Family names of two signs, simplified and traditional. */
const FAMILY_NAMES_OF_TWO: ReadonlySet<string> = new Set(
  (
    '欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 夏侯 皇甫 尉迟 尉遲 公孙 公孫 慕容 令狐 司徒 东方 東方 端木 长孙 長孫 ' +
    '宇文 轩辕 軒轅 南宫 南宮 百里 独孤 獨孤 呼延 西门 西門 淳于 太史 申屠 司空 闻人 聞人 东郭 東郭 ' +
    '濮阳 濮陽 赫连 赫連 纳兰 納蘭 万俟 澹台'
  ).split(' '),
);

/** Characters pronounced differently in names than in the library, or spelled differently in passports. */
const SIGNS_SAID_OTHERWISE: Readonly<Record<string, string>> = {
  娜: 'Na',
  晟: 'Sheng',
  洁: 'Jie',
  寧: 'Ning',
  葉: 'Ye',
  薛: 'Xue',
  曾: 'Zeng',
  卡: 'Ka',
  郄: 'Qie',
  // Passports write `yu` for the `ü` that only these signs have after `l` or `n`.
  吕: 'Lyu',
  呂: 'Lyu',
  女: 'Nyu',
  绿: 'Lyu',
  綠: 'Lyu',
  律: 'Lyu',
  旅: 'Lyu',
  侣: 'Lyu',
  侶: 'Lyu',
  闾: 'Lyu',
  閭: 'Lyu',
  履: 'Lyu',
  虑: 'Lyu',
  慮: 'Lyu',
  略: 'Lyue',
};

/** Characters whose pronunciation varies between people, when not a family name. */
const SAID_IN_TWO_WAYS = /[茜朝重柏莘参參朴郗藏率调調颉頡]/u;

/** The same of family names. */
const FAMILY_NAMES_SAID_IN_TWO_WAYS = /[乐樂盖蓋覃隗谌諶牟郇]/u;

/** Family names pronounced differently from their characters. */
const FAMILY_NAMES_SAID_OTHERWISE: Readonly<Record<string, string>> = {
  员: 'Yun',
  員: 'Yun',
  藏: 'Zang',
  翟: 'Zhai',
  解: 'Xie',
  单: 'Shan',
  單: 'Shan',
  查: 'Zha',
  区: 'Ou',
  區: 'Ou',
  仇: 'Qiu',
  朴: 'Piao',
  黑: 'He',
  秘: 'Bi',
  折: 'She',
  种: 'Chong',
  召: 'Shao',
  乜: 'Nie',
  句: 'Gou',
  洗: 'Xian',
  呙: 'Guo',
  咼: 'Guo',
  祭: 'Zhai',
  能: 'Nai',
  缪: 'Miao',
  繆: 'Miao',
  万俟: 'Moqi',
  澹台: 'Tantai',
  尉迟: 'Yuchi',
  尉遲: 'Yuchi',
  长孙: 'Zhangsun',
  長孫: 'Zhangsun',
};

/**
 * One to four signs as a name: the family name, then the given name as one word, `Li Xiaolong`. Undefined for any other
 * signs, and for those that are said in two ways; four are a name only where the family name has two.
 */
export function chineseName(signs: string): string | undefined {
  if (!/^(?:(?=\p{Lo})\p{Script=Han}){1,4}$/u.test(signs)) return undefined;
  const length = FAMILY_NAMES_OF_TWO.has(signs.slice(0, 2)) ? 2 : 1;
  const family = signs.slice(0, length);
  const given = signs.slice(length);
  if (given.length > 2 || SAID_IN_TWO_WAYS.test(given)) return undefined;
  const familySpelled = FAMILY_NAMES_SAID_OTHERWISE[family];
  if (FAMILY_NAMES_SAID_IN_TWO_WAYS.test(family)) return undefined;
  if (familySpelled === undefined && SAID_IN_TWO_WAYS.test(family)) return undefined;
  return `${familySpelled ?? asOneWord(family)} ${asOneWord(given)}`.trim();
}

/** The name without the space that was typed after its family name, or within the given name. */
export function withoutSpaceInName(text: string): string {
  const [family = '', ...given] = text.trim().split(/\s+/u);
  const isName = /^\p{Script=Han}+$/u.test(family + given.join('')) && given.join('').length <= 2;
  return isName && (family.length === 1 || FAMILY_NAMES_OF_TWO.has(family)) ? family + given.join('') : text;
}

function asOneWord(signs: string): string {
  const spelled = [...signs].map((sign) => SIGNS_SAID_OTHERWISE[sign] ?? transliterate(sign).trim());
  const word = spelled.join('').toLowerCase();
  return word.charAt(0).toUpperCase() + word.slice(1);
}

import { transliterate } from 'transliteration';

/** Family names of two signs, simplified and traditional. */
const FAMILY_NAMES_OF_TWO: ReadonlySet<string> = new Set(
  (
    '欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 夏侯 皇甫 尉迟 尉遲 公孙 公孫 慕容 令狐 司徒 东方 東方 端木 长孙 長孫 ' +
    '宇文 轩辕 軒轅 南宫 南宮 百里 独孤 獨孤 呼延 西门 西門 淳于 太史 申屠 司空 闻人 聞人 东郭 東郭'
  ).split(' '),
);

/** Family names that are said otherwise than the library says their signs. */
const FAMILY_NAMES_SAID_OTHERWISE: Readonly<Record<string, string>> = {
  曾: 'Zeng',
  薛: 'Xue',
  葉: 'Ye',
  覃: 'Qin',
  翟: 'Zhai',
  解: 'Xie',
  单: 'Shan',
  單: 'Shan',
  查: 'Zha',
  区: 'Ou',
  區: 'Ou',
  仇: 'Qiu',
  朴: 'Piao',
  乐: 'Yue',
  樂: 'Yue',
  盖: 'Ge',
  蓋: 'Ge',
  缪: 'Miao',
  繆: 'Miao',
  尉迟: 'Yuchi',
  尉遲: 'Yuchi',
  长孙: 'Zhangsun',
  長孫: 'Zhangsun',
};

/**
 * A text of two to four signs as a name: the family name, then the given name as one word, `Li Xiaolong`. Undefined for
 * any other text; four signs are a name only where the family name has two.
 */
export function chineseName(text: string): string | undefined {
  const signs = text.trim();
  if (!/^\p{Script=Han}{2,4}$/u.test(signs)) return undefined;
  const length = FAMILY_NAMES_OF_TWO.has(signs.slice(0, 2)) ? 2 : 1;
  if (signs.length > length + 2) return undefined;
  const family = signs.slice(0, length);
  return `${FAMILY_NAMES_SAID_OTHERWISE[family] ?? asOneWord(family)} ${asOneWord(signs.slice(length))}`;
}

/** A word for each sign: `Bei Jing`. */
export function chineseSigns(signs: string): string {
  return transliterate(signs).trim();
}

function asOneWord(signs: string): string {
  const spelled = chineseSigns(signs).replaceAll(' ', '').toLowerCase();
  return spelled.charAt(0).toUpperCase() + spelled.slice(1);
}

/** The sounds of a syllable of Hangul in the order of Unicode, by the Revised Romanization of 2000. */
const FIRST = 'g kk n d tt r m b pp s ss _ j jj ch k t p h'.split(' ');
const VOWEL = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const LAST = '_ k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');
const FIRST_SYLLABLE = 0xac00;

/** The most common family names in their usual spelling, and those with two syllables. */
const FAMILY_NAMES: ReadonlyMap<string, string> = new Map(
  (
    '김 Kim 이 Lee 박 Park 최 Choi 정 Jung 강 Kang 조 Cho 윤 Yoon 장 Jang 임 Lim 한 Han 오 Oh 서 Seo 신 Shin 권 Kwon ' +
    '황 Hwang 안 Ahn 송 Song 류 Ryu 유 Yoo 전 Jeon 홍 Hong 고 Ko 문 Moon 양 Yang 손 Son 배 Bae 백 Baek 허 Heo 남 Nam ' +
    '심 Sim 노 Noh 하 Ha 곽 Kwak 성 Sung 차 Cha 주 Joo 우 Woo 구 Koo 나 Na 민 Min 진 Jin 지 Ji 엄 Um 채 Chae 원 Won ' +
    '천 Cheon 방 Bang 공 Kong 현 Hyun 함 Ham 변 Byun 염 Yeom 여 Yeo 추 Choo 도 Do 소 So 석 Seok 선 Sun 설 Seol 마 Ma ' +
    '길 Gil 연 Yeon 위 Wi 표 Pyo 명 Myung 기 Ki 반 Ban 왕 Wang 금 Keum 옥 Ok 육 Yook 인 In 맹 Maeng 제 Je 모 Mo 탁 Tak ' +
    '국 Kook 은 Eun 편 Pyun 용 Yong 남궁 Namgung 제갈 Jegal 선우 Sunwoo 독고 Dokgo 황보 Hwangbo'
  )
    .match(/\S+ \S+/gu)!
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Words in company and place names that start like family names. */
const NO_NAMES = new Set(
  '서울 한국 대한 강남 강원 고려 신라 조선 인천 전주 안동 김포 이천 주식회사 유한회사 우리'.split(' '),
);

/** Family names that many given names begin with: `Minsu`, `Jimin`. */
const BEGINS_GIVEN_NAMES = /^[민지나은현선연소유하주도설인진원우정서성신채여명기]/u;

/**
 * Korean in Latin letters. A family name precedes a given name of one to three syllables, written as one word: `Kim Minsu`.
 * Undefined if names and other words can't be told apart, and for letters that are not syllables.
 */
export function spellKorean(text: string): string | undefined {
  const words = text.match(/\p{Script=Hangul}+/gu) ?? [];
  if (!words.every((word) => /^[\uac00-\ud7a3]+$/u.test(word))) return undefined;
  const [family = '', given = '', ...others] = text.trim().split(/\s+/u);
  const known = FAMILY_NAMES.get(family);
  if (known !== undefined && others.length === 0 && /^[\uac00-\ud7a3]{1,3}$/u.test(given)) {
    return `${known} ${spellSyllables(given)}`;
  }
  const spelled = words.map((word) => spellWord(word, words.length === 1, word === text.trim()));
  if (spelled.includes(undefined)) return undefined;
  return text.replace(/\p{Script=Hangul}+/gu, () => spelled.shift()!);
}

/** `isOnly` says that no other word is Korean, `isWhole` that there is nothing else at all. */
function spellWord(word: string, isOnly: boolean, isWhole: boolean): string | undefined {
  const length = FAMILY_NAMES.has(word.slice(0, 2)) && word.length > 1 ? 2 : 1;
  const family = FAMILY_NAMES.get(word.slice(0, length));
  if (family === undefined || NO_NAMES.has(word) || word.length > 4) return spellSyllables(word);
  const given = word.slice(length);
  if (word.length === 2 && given !== '' && BEGINS_GIVEN_NAMES.test(word)) {
    return isOnly && !isWhole ? spellSyllables(word) : undefined;
  }
  // `Hwang Bora`, or `Hwangbo Ra`.
  const isEither = word.startsWith('황보') && word.length === 3;
  if (!isOnly || given.length > 2 || isEither) return undefined;
  return `${family} ${spellSyllables(given)}`.trim();
}

function spellSyllables(word: string): string {
  const spelled = [...word].map((character) => {
    const code = character.charCodeAt(0) - FIRST_SYLLABLE;
    const [first, vowel, last] = [Math.floor(code / 588), Math.floor(code / 28) % 21, code % 28];
    return [FIRST[first], VOWEL[vowel], LAST[last]].join('').replaceAll('_', '');
  });
  const text = spelled.join('');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

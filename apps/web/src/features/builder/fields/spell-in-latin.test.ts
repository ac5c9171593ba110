import { describe, expect, it } from 'vitest';
import { latinSpelling } from './spell-in-latin.ts';

describe('a Latin spelling', () => {
  it.each([
    ['李伟', 'Li Wei'],
    ['李小龙', 'Li Xiaolong'],
    [' 欧阳修 ', 'Ouyang Xiu'],
    ['司馬相如', 'Sima Xiangru'],
    ['欧阳', 'Ouyang'],
    ['曾国藩', 'Zeng Guofan'],
    ['尉迟恭', 'Yuchi Gong'],
    ['王丽娜', 'Wang Lina'],
    ['歐陽娜娜', 'Ouyang Nana'],
    ['张晟', 'Zhang Sheng'],
    ['吕秀才', 'Lyu Xiucai'],
    ['曾', 'Zeng'],
    ['员明', 'Yun Ming'],
    ['种师道', 'Chong Shidao'],
    ['王乐', 'Wang Le'],
    ['李 小龙', 'Li Xiaolong'],
    ['欧阳 修', 'Ouyang Xiu'],
    ['李小龙（VIP）', 'Li Xiaolong (VIP)'],
    ['李小龙。', 'Li Xiaolong.'],
    ['李小龙\u{1f600}', 'Li Xiaolong'],
    ['王小明 Ortiz', 'Wang Xiaoming Ortiz'],
    ['部-12', 'Bu-12'],
    ['Hall (北京), 2', 'Hall (Bei Jing), 2'],
    ['Ζένου 李', 'Ζένου Li'],
  ])('of Chinese: %s is %s', (text, spelling) => {
    expect(latinSpelling(text)).toBe(spelling);
  });

  it.each([
    ['თამარ ბერიძე', 'Tamar Beridze'],
    ['ქეთევან ჭავჭავაძე', 'Ketevan Chavchavadze'],
    ['ღვინო & ცომი', 'Ghvino & Tsomi'],
    ['ᲮᲐᲩᲐᲞᲣᲠᲘ', 'Khachapuri'],
  ])('of Georgian: %s is %s', (text, spelling) => {
    expect(latinSpelling(text)).toBe(spelling);
  });

  it.each([
    ['Արմեն Պետրոսյան', 'Armen Petrosyan'],
    ['Հարություն Թումանյան', 'Harutyun Tumanyan'],
    ['Ոսկան Երևանցի', 'Voskan Yerevantsi'],
    ['Ռուբեն Խաչատրյան', 'Ruben Khachatryan'],
  ])('of Armenian: %s is %s', (text, spelling) => {
    expect(latinSpelling(text)).toBe(spelling);
  });

  it.each([
    ['김민수', 'Kim Minsu'],
    ['박 지영', 'Park Jiyeong'],
    ['최우진', 'Choi Ujin'],
    ['장동건', 'Jang Donggeon'],
    ['한가인', 'Han Gain'],
    ['홍길동', 'Hong Gildong'],
    ['송혜교', 'Song Hyegyo'],
    ['황정민', 'Hwang Jeongmin'],
    ['남궁민', 'Namgung Min'],
    ['선우은숙', 'Sunwoo Eunsuk'],
    ['강 다니엘', 'Kang Daniel'],
    ['김', 'Kim'],
    ['Kim 민수', 'Kim Minsu'],
    ['한국', 'Hanguk'],
    ['서울 Kitchen', 'Seoul Kitchen'],
  ])('of Korean: %s is %s', (text, spelling) => {
    expect(latinSpelling(text)).toBe(spelling);
    expect(latinSpelling(text.normalize('NFD'))).toBe(spelling);
  });

  it('is made of nothing that may be said otherwise, and of nothing that would not print', () => {
    const unsure = [
      '佐々木',
      '李〇',
      '山田太郎',
      '中国饭店',
      '北京上海',
      '張茜',
      '乐嘉',
      '盖叫天',
      '安娜·李',
      '小龙 李',
      'ㄱㄴ',
      '김ㅋ',
      '한국식품',
    ];
    for (const text of [...unsure, '김민수 이영희', '황보라', '민수', '李小龙「', '\u{1f600}', 'Ո՞վ']) {
      expect(latinSpelling(text), text).toBeUndefined();
    }
  });

  it('is made of no script whose letters leave sounds out, nor of several', () => {
    for (const text of ['山田 さとう', 'さとう', 'محمد', 'נועם', 'สมชาย', 'अमित', '李 김', 'თამარ 李', 'plain']) {
      expect(latinSpelling(text)).toBeUndefined();
    }
  });
});

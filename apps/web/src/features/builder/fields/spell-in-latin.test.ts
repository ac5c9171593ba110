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
    ['中国饭店', 'Zhong Guo Fan Dian'],
    ['王小明 Ortiz', 'Wang Xiao Ming Ortiz'],
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
    ['한국식품', 'Hanguksikpum'],
    ['서울 Kitchen', 'Seoul Kitchen'],
  ])('of Korean: %s is %s', (text, spelling) => {
    expect(latinSpelling(text)).toBe(spelling);
    expect(latinSpelling(text.normalize('NFD'))).toBe(spelling);
  });

  it('is made of no script whose letters leave sounds out, nor of several', () => {
    for (const text of ['山田 さとう', 'さとう', 'محمد', 'נועם', 'สมชาย', 'अमित', '李 김', 'თამარ 李', 'plain']) {
      expect(latinSpelling(text)).toBeUndefined();
    }
  });
});

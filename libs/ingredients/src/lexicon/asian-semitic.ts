import type { Lexicon } from './lexicon.ts';

export const asianSemitic: Lexicon[] = [
  {
    language: 'ar',
    units: `gram=غرام|جرام|غ|جم|غم|غرامات|جرامات|غرامًا|جراما
kilogram=كيلو|كيلوغرام|كيلوجرام|كجم|كغ|كيلوغرامات
milliliter=مل|مليلتر|ملليلتر|ميليلتر
liter=لتر|ليتر|لترات|ل
teaspoon=ملعقة صغيرة|ملاعق صغيرة|ملعقة شاي|ملاعق شاي|م.ص|م ص|ملعقتان صغيرتان|ملعقتين صغيرتين
tablespoon=ملعقة كبيرة|ملاعق كبيرة|ملعقة طعام|ملاعق طعام|م.ك|م ك|ملعقتان كبيرتان|ملعقتين كبيرتين|ملعقة|ملاعق
cup=كوب|أكواب|كأس|كؤوس|فنجان|فناجين|كاسة|كوبان|كوبين
pinch=رشة|رشات|ذرة
drop=نقطة|نقاط|قطرة|قطرات
handful=حفنة|حفنات|قبضة
bunch=حزمة|حزم|باقة|ربطة
sprig=غصن|أغصان|عود|أعواد
clove=فص|فصوص|فصان|فصين|حبة قرنفل|سن|أسنان
head=رأس|رؤوس
leaf=ورقة|أوراق|ورق
slice=شريحة|شرائح
piece=حبة|حبات|حبتان|حبتين|قطعة|قطع|ثمرة|ثمرات
can=علبة|علب
jar=برطمان|مرطبان
bottle=زجاجة|قارورة
package=باكيت|عبوة|عبوات|باكو
sachet=كيس|أكياس|ظرف|ظروف
centimeter=سم`,
    numbers: `1=واحد|واحدة
2=اثنان|اثنين|اثنتان
3=ثلاث|ثلاثة
4=أربع|أربعة
5=خمس|خمسة
6=ست|ستة
7=سبع|سبعة
8=ثمان|ثمانية|ثماني
9=تسع|تسعة
10=عشر|عشرة
0.5=نصف|نص
0.25=ربع
0.75=ثلاثة أرباع
1/3=ثلث
2/3=ثلثا|ثلثي|ثلثان`,
    of: 'من',
    about: 'حوالي|تقريبا|تقريبًا|نحو',
    sizes:
      'كبير الحجم|كبيرة الحجم|متوسط الحجم|متوسطة الحجم|صغير الحجم|صغيرة الحجم|كبير|كبيرة|كبار|صغير|صغيرة|صغار|متوسط|متوسطة',
    to: 'إلى|أو',
    remarks: 'حسب الرغبة|حسب الذوق|للتزيين|للقلي|اختياري|للتقديم|لل',
    or: 'أو',
    degrees: 'درجة|درجات',
    and: 'و',
    half: 'ونصف|و نصف|ونص',
    vagueAmounts: 'القليل من|قليل من|القليل|قليل',
    foodParts: 'عصير|برش|بشر',
    hasNoArticles: true,
  },
  {
    language: 'he',
    units: `gram=גרם|ג'|ג׳|גר'|גר׳|גרמים|גר
kilogram=קילו|ק"ג|ק״ג|קילוגרם
milliliter=מ"ל|מ״ל|מיליליטר|מל
liter=ליטר|ל'
teaspoon=כפית|כפיות|כפית שטוחה|כפית גדושה
tablespoon=כף|כפות|כף שטוחה|כף גדושה
cup=כוס|כוסות
pinch=קורט|קמצוץ|קמצוצים|קורטוב
drop=טיפה|טיפות|טיפת
handful=חופן|חופנים
bunch=צרור|צרורות|אגודה|חבילה
sprig=גבעול|גבעולים|ענף|ענפים|ענפי|גבעולי
clove=שן|שיני|שיניים
head=ראש|ראשי
leaf=עלה|עלים|עלי
slice=פרוסה|פרוסות|פרוסת
piece=יחידה|יחידות|חתיכה|חתיכות|יח'|יח׳
can=קופסה|קופסת|קופסאות|פחית|קופסא|קופסאת
jar=צנצנת
bottle=בקבוק
package=חבילת|חבילות|מארז
sachet=שקית|שקיות|שקיק|שקיקים
tub=גביע|גביעים|מיכל|מכל
centimeter=ס"מ|ס״מ|סנטימטר`,
    numbers: `1=אחד|אחת
2=שתי|שני|שתיים|שניים
3=שלוש|שלושה
4=ארבע|ארבעה
5=חמש|חמישה
6=שש|שישה
7=שבע|שבעה
8=שמונה
9=תשע|תשעה
10=עשר|עשרה
0.5=חצי|וחצי|חצי
0.25=רבע
0.75=שלושת רבעי|שלושה רבעי|3/4
1/3=שליש
2/3=שני שליש|שני שלישים`,
    of: 'של',
    about: 'כ|כ-|בערך|גדושה|שטוחה',
    sizes: 'גדול|גדולה|גדולים|גדולות|קטן|קטנה|קטנים|קטנות|בינוני|בינונית|בינוניים|בינוניות',
    to: 'עד|או',
    remarks: 'לפי הטעם|לטיגון|לקישוט|להגשה|אופציונלי|לא חובה|לפי הצורך|ל',
    or: 'או',
    degrees: 'מעלות',
    and: 'ו-|ו',
    half: 'וחצי',
    vagueAmounts: 'מעט|קצת|כמה',
    foodParts: 'מיץ מ-|מיץ של|מיץ|גרידה מ-|גרידת|קליפה מגוררת מ-',
    hasNoArticles: true,
  },
  {
    language: 'ja',
    units: `gram=g|グラム|ｇ|㌘
kilogram=kg|キロ|キログラム|㎏
milliliter=ml|cc|ミリリットル|ｍｌ|㏄|㎖
deciliter=dl
liter=l|リットル|ℓ
teaspoon=小さじ|小匙|茶さじ|こさじ
tablespoon=大さじ|大匙|おおさじ
cup=カップ|合|計量カップ
pinch=つまみ|ひとつまみ|少々|少量
dash=ふり
drop=滴
handful=つかみ|握り
bunch=束|把|わ|たば
stalk=本|茎
clove=かけ|片|カケ
head=玉|株
leaf=枚
slice=切れ|きれ|切
piece=個|個分|コ|ヶ|つ|こ|匹|尾|羽|杯|丁|粒|房
can=缶
bottle=瓶|びん
package=パック|袋|箱|セット|ふくろ
sheet=シート
serving=人分|人前
centimeter=cm|センチ|㎝
millimeter=mm|㎜`,
    numbers: `1=一|１|ひと
2=二|２
3=三|３
4=四
5=五
0.5=半分|半|1/2`,
    of: 'の',
    about: '約|およそ|だいたい|各',
    to: '〜|～|か|または',
    remarks: '適量|適宜|少々|少量|お好みで|好みで|あれば',
    or: 'または|or|か',
    degrees: '度',
    and: 'と',
    half: '半',
    vagueAmounts: '少々の|少しの',
    closingRemarks: 'ふるっておく|ふるって|各少々|各適量|少々|適量|適宜|少量|お好みで|適当|各適宜|お好みの量',
  },
  {
    language: 'zh',
    units: `gram=克|g|公克
kilogram=千克|公斤|kg
catty=斤|市斤
milliliter=毫升|ml|cc|毫米升
liter=升|公升|l
teaspoon=茶匙|小匙|小勺|小茶匙
tablespoon=汤匙|湯匙|大匙|大勺|汤勺|湯勺|匙|勺
cup=杯|量杯
pinch=撮|少许|少許|捏|小撮
drop=滴
handful=把|手把|小把
bunch=束|扎|小束
sprig=枝|支
stalk=根
clove=瓣|粒
head=头|棵|頭
leaf=叶|张|張
slice=片|块|塊
piece=小块|小塊|个|個|朵|只|隻|件|枚|条|條|颗|顆|块|塊
can=罐|听
jar=瓶
bottle=瓶
package=包|袋|盒|份
serving=份|人份
centimeter=厘米|公分|cm
bowl=碗`,
    numbers: `1=一|壹
2=二|两|兩
3=三
4=四
5=五
6=六
7=七
8=八
9=九
10=十
0.5=半|½|二分之一
0.25=四分之一
0.75=四分之三
1/3=三分之一
2/3=三分之二`,
    of: '的',
    about: '约|約|大约|大約|各',
    to: '至|到|~|或',
    remarks: '适量|適量|少许|少許|可选|隨意|随意',
    or: '或|或者',
    degrees: '度',
    and: '又',
    half: '半',
    vagueAmounts: '一点点|一点|一點|一些|少许|少許|些许|些許|适量|適量',
    closingRemarks: '适量|適量|少许|少許|若干|酌量|随意|一点点|一点|些许',
  },
  {
    language: 'ko',
    units: `gram=g|그램|그람
kilogram=kg|킬로|킬로그램
milliliter=ml|밀리리터|미리|cc
liter=l|리터
teaspoon=작은술|티스푼|작은스푼|ts|t|작은 술|티 스푼
tablespoon=큰술|테이블스푼|숟가락|스푼|숟갈|밥숟가락|T|큰 술|수저
cup=컵|종이컵|국자|공기
pinch=꼬집|약간
drop=방울
handful=줌|움큼|주먹
bunch=단|묶음
stalk=대|줄기|줄|뿌리
clove=쪽|톨|알
head=통|포기
leaf=장|잎
slice=조각|쪽|토막
piece=개|마리|모|알
can=캔|통조림
jar=병
bottle=병
package=봉지|봉|팩|포|상자
serving=인분
centimeter=cm|센티`,
    numbers: `1=한|하나|일
2=두|둘|이
3=세|셋|삼
4=네|넷
5=다섯
0.5=반|1/2`,
    of: '',
    about: '약|대략',
    to: '~|또는|에서',
    remarks: '적당량|약간|기호에 따라|선택|조금',
    or: '또는|혹은|이나',
    degrees: '도',
    and: '과|와',
    half: '반',
    vagueAmounts: '약간의|조금의|적당량의',
    closingRemarks: '약간|적당량|조금|적당히|취향껏|적당',
  },
  {
    language: 'vi',
    units: `gram=g|gr|gram|gam
kilogram=kg|ký|kí|cân|kilogram
milliliter=ml
liter=l|lít
teaspoon=muỗng cà phê|thìa cà phê|muỗng cafe|thìa cafe|mcf|m.cf|muỗng nhỏ|thìa nhỏ|tsp
tablespoon=muỗng canh|thìa canh|muỗng súp|mc|m.c|muỗng|thìa|thìa súp|muỗng lớn|tbsp
cup=chén|cốc|ly|bát|tách|tô
pinch=nhúm
drop=giọt
handful=nắm
bunch=bó|mớ
sprig=nhánh|cành|cọng
stalk=cây|nhánh|thanh
clove=tép|nhánh|múi
head=củ|bắp|búp
leaf=lá
slice=lát|khoanh|miếng
piece=cái|quả|trái|con|miếng|viên|hạt
can=lon|hộp
jar=hũ|lọ
bottle=chai
package=gói|bịch|túi|hộp
centimeter=cm`,
    numbers: `1=một
2=hai
3=ba
4=bốn
5=năm
6=sáu
7=bảy
8=tám
9=chín
10=mười
0.5=nửa|½`,
    of: '',
    about: 'khoảng|chừng',
    sizes: 'lớn|nhỏ|vừa',
    to: 'đến|hoặc',
    remarks: 'tùy khẩu vị|tuỳ thích|tùy thích|vừa đủ|để|tùy chọn',
    or: 'hoặc|hay',
    degrees: 'độ',
    and: 'và',
    half: 'rưỡi|và nửa',
    vagueAmounts: 'một ít|một chút|một xíu|1 ít|1 chút|1 xíu|ít|chút|vài',
  },
];

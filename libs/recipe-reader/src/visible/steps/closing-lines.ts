import { statesYield } from '../metadata/yields.ts';

const wishes = `bon app[eé]tit|guten appetit|lass(?:t)? es (?:dir|euch) schmecken|viel spaß|gutes gelingen|buon appetito|buen provecho|que aproveche|bom apetite|eet smakelijk|smakelijk eten|smaklig måltid|velbekomme|vel bekomme|hyvää ruokahalua|smacznego|dobrou chuť|dobrú chuť|jó étvágyat|poftă bună|приятного аппетита|смачного|добър апетит|καλή όρεξη|καλή επιτυχία|afiyet olsun|ellerinize sağlık|elinize sağlık|selamat (?:mencoba|makan|menikmati)|chúc (?:các bạn )?ngon miệng|בתיאבון|بالهنا|صحتين|نوش جان|맛있게|召し上がれ|いただきます|ごちそう|开动|開動|大功告成|dober tek|dobar tek|prijatno|head isu|labu apetīti|skanaus|bon profit|on egin`;
const wish = new RegExp(String.raw`^[^\p{L}]*(?:and |und |et |y |e |en )?(?:${wishes})(?!\p{L})`, 'iu');

const services = [
  String.raw`(?:if you (?:make|try|tried|made|love|like)|did you (?:make|try)|let me know|tell me|tag (?:me|us)|share (?:your|a|this|it)|follow (?:me|us)|pin (?:it|this)|leave (?:me |us )?a (?:comment|rating|review)|rate (?:this|it)|subscribe|sign up|print (?:this|recipe))`,
  String.raw`(?:this (?:post|recipe|page) (?:may )?(?:contains?|includes?|uses?|is|was) (?:affiliate|sponsored)|(?:contains )?affiliate links?|sponsored (?:by|post)|disclosure|as an amazon)`,
  String.raw`(?:(?:slightly |recipe |lightly )?adapted (?:from|by)|inspired by|(?:recipe |photo |image |photos )?(?:courtesy|credit)s? (?:of|to|:)|originally (?:published|posted|from|appeared)|posted (?:by|in|on)|filed under|categor(?:y|ies):|tags?:|tagged|labels:|written by|published (?:by|in|on)|last updated)`,
  String.raw`(?:veröffentlicht (?:von|in|am)|gepostet von|kategorien?:|schlagwörter|nach einem rezept (?:von|aus)|publié (?:par|dans|le)|classé dans|catégories?:|mots-clés|d'après une recette|publicado (?:por|en|em)|etiquetas:|categorías?:|deixe (?:um|seu)|deja (?:un|tu)|compartir|compartilhe|pubblicato (?:da|in)|etichette:|categori[ae]:|lascia un commento|geplaatst (?:door|in|op)|categorie:|deel dit|publicerad|inlagd av|skrevet af|opublikowa(?:ne|ny)|udostępnij|zostaw komentarz)`,
  String.raw`page \d+(?: of \d+)?$`,
];
const service = new RegExp(`^[^\\p{L}]*(?:${services.join('|')})(?!\\p{L})`, 'iu');

/** Energy, which only a line of nutrition facts states. */
const energy = /\d\s?(?:kcal|kj|kilojoules?|calories|kalorien|calorías|calorie|ккал)(?!\p{L})/iu;

/** Longer lines say more than a wish or a service. */
const maxLength = 160;
/** A longer line that begins with a wish is a step: "Enjoy warm with a spoonful of cream." */
const maxWishLength = 40;

/** True for a line behind the last step that is no step: a wish, a request to readers, a credit, the yield, nutrition. */
export function isClosingLine(text: string): boolean {
  return (
    text.length <= maxLength &&
    ((text.length <= maxWishLength && wish.test(text)) || service.test(text) || energy.test(text) || statesYield(text))
  );
}

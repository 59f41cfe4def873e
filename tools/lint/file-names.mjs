import { basename } from 'node:path';

/** Words that say nothing about the content of a file. */
const BANNED =
  /(?:^|[-.])(?:kept|keeper|held|brought|bring|taken|taking|moving|moved|again|few|news|ways|stale|scratch|surroundings|filing|acts?|doubts?|upkeep|said|told|asked|shown|wanted|given|whose|things)(?=[-.])/;

/** File names are nouns or verbs with their object, in the standard terms of the field. */
export const fileNames = {
  create: (context) => ({
    Program(node) {
      const word = BANNED.exec(basename(context.filename))?.[0];
      if (word)
        context.report({ node, message: `Name the file for what it exports, without “${word.replace(/^[-.]/, '')}”.` });
    },
  }),
};

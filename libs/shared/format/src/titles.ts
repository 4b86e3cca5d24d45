const title =
  /^(?:dr|mrs?|ms|miss|mx|prof|professor|sir|dame|revd?|cllr|capt|sgt|herrn?|frau|mme|mlle|madame|monsieur|sra|srta|ph\.?d|d\.?phil|[bm]sc|[bm]eng|mba|llb|llm|ceng|fca|frcs|mrics|[omc]be|esq)\.?$/i;
/** Titles that are words or names without their dot. */
const shortened = /^(?:med|jur|phil|rer|nat|habil|h\.c|ing|mag|dott|sig|(?:dipl|univ)\.?-\p{L}+)\.$/iu;

/** Whether a word is a title before or after a name: `Dr`, `Mrs.`, `PhD`. */
export const isTitle = (word: string): boolean => title.test(word) || shortened.test(word);

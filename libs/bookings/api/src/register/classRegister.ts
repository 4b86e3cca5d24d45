import { defineDownload, staff } from '@console/api-kit';
import { classToDownload } from '@console/classes-contracts';
import { pdfOf } from '@console/pdf';
import { drawRegister } from './drawRegister.ts';
import { findClass, readRegister } from './readRegister.ts';

/** The attendance register of a class, to print and to sign. */
defineDownload('classRegister', {
  description: 'The attendance register of a class as a PDF file, with a box for each seat and day.',
  rule: staff,
  input: classToDownload,
  what: 'class',
  find: (database, { trainingClass }) => findClass(database, trainingClass),
  file: async (database, found, reader) => {
    const register = await readRegister(database, found);
    const { reference, title, brand, changedAt } = found;
    const facts = {
      title: `${reference} ${title}: attendance register`,
      author: brand,
      changedAt: new Date(changedAt),
      layout: 'landscape',
    } as const;
    return {
      name: `${reference} register.pdf`,
      type: 'application/pdf',
      content: pdfOf(facts, reader, (paper, pause) => drawRegister(paper, register, pause)),
    };
  },
});

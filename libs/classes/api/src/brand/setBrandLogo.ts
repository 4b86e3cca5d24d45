import { invalidInput, mutationField, staff } from '@console/api-kit';
import { logoWords, readLogo, setBrandLogoInput } from '@console/classes-contracts';
import { eq } from 'drizzle-orm';
import { Brand } from '../nodes.ts';
import { brandLogo } from '../tables.ts';
import { isWhole } from './isWhole.ts';

mutationField('setBrandLogo', {
  description: 'Keeps an image as the logo of a brand, in the place of the one before, or removes it.',
  rule: staff,
  input: setBrandLogoInput,
  describe: {
    logo: 'The bytes of a PNG or JPEG file of at most 200 KB and 2,000 pixels wide and high, in Base64. Null removes the logo.',
  },
  changes: Brand,
  write: async (writing, { id, version, logo }) => {
    const image = logo === null ? null : await checkedImage(logo);
    const brand = await writing.lock(Brand, { id, version });
    const ofBrand = eq(brandLogo.brandId, brand.id);
    const { type, width, height } = brandLogo;
    const before = await writing.tx.select({ type, width, height }).from(brandLogo).where(ofBrand);
    writing.refuseIf(!image && before.length === 0 ? 'This brand has no logo.' : null);
    await writing.removeParts(brandLogo, ofBrand);
    if (image) await writing.insertParts(brandLogo, [{ brandId: brand.id, ...image }]);
    writing.keepParts(Brand, brand, 'logo', before.map(logoWords), image ? [logoWords(image)] : []);
    return writing.update(Brand, brand, {});
  },
});

/** @throws a violation unless the text holds a whole image that may be a logo. */
async function checkedImage(logo: string) {
  const bytes = Buffer.from(logo, 'base64');
  const { image, refusal } = readLogo(bytes);
  if (refusal !== null) throw invalidInput({ path: 'logo', message: refusal });
  if (!(await isWhole(bytes, image))) throw invalidInput({ path: 'logo', message: 'The file of the logo is damaged.' });
  return { ...image, bytes };
}

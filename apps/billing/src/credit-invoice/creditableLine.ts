import { type CreditableLine, type CreditedPart, leftOfLine, partOfLine } from '@console/billing-contracts';
import { graphql, readInlineData } from 'react-relay';
import type { creditableLine_line$key } from './__generated__/creditableLine_line.graphql.ts';

/** Reads a line for the rules about crediting. */
export function creditableLine(key: creditableLine_line$key): CreditableLine {
  const { line, net, tax, taxable, taxRatePercent, creditedNet, creditedTax } = readInlineData(
    graphql`
      fragment creditableLine_line on LineToCredit @inline {
        line
        net {
          amount
        }
        tax {
          amount
        }
        taxable
        taxRatePercent
        creditedNet {
          amount
        }
        creditedTax {
          amount
        }
      }
    `,
    key,
  );
  return {
    ...{ id: line, net: net.amount, tax: tax.amount, taxable, taxRatePercent: taxRatePercent ?? null },
    credited: { net: creditedNet.amount, tax: creditedTax.amount },
  };
}

type Typed = readonly { readonly amount?: number | string | null | undefined }[];

/** Returns what typed amounts come to. An amount that is more than is left of its line counts with what is left. */
export function sumOfCredit(lines: readonly CreditableLine[], typed: Typed): CreditedPart & { readonly gross: number } {
  const parts = lines.map((line, index) => {
    const amount = typed[index]?.amount;
    return partOfLine(line, Math.min(leftOfLine(line), typeof amount === 'number' ? amount : 0));
  });
  const net = parts.reduce((sum, part) => sum + part.net, 0);
  const tax = parts.reduce((sum, part) => sum + part.tax, 0);
  return { net, tax, gross: net + tax };
}

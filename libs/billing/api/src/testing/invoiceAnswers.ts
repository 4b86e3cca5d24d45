/** A list in a GraphQL answer. */
export interface Connection<Node> {
  edges: { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
  totalCount: number;
}

/** An invoice with the fields that the tests select. */
export interface Invoice {
  id: string;
  _id: string;
  reference: string;
  status: string;
  type: string;
  documentDate: string;
  dueDate: string;
  age: number;
  ageing: string | null;
  netPrice: { amount: number };
  tax: { amount: number };
  gross: { amount: number };
  totalPaid: { amount: number };
  balanceDue: { amount: number };
  customer: { id: string; name: string };
  booking: { id: string } | null;
  canWriteDocumentDate: boolean;
  canWriteDueDate: boolean;
  canWriteNotes: boolean;
  payments: Connection<{
    receivedAt: string;
    reversedAt: string | null;
    amountAsMoney: { amount: number };
    createdBy: { id: string };
  }>;
  lines: Connection<{ netPrice: { amount: number }; taxValue: { amount: number } }>;
}

export const money = 'netPrice { amount } tax { amount } gross { amount } totalPaid { amount } balanceDue { amount }';
export const rowFields = `id _id reference status type documentDate dueDate age ageing poNumber ${money}
  customer { id name } booking { id reference } canWriteDocumentDate canWriteDueDate canWriteNotes`;
export const detailFields = `${rowFields} vatNumber notes billingAddress { address1 country } bookingItem { id class { id title } }
  customer { id name website type { name } } credits { reference } convertedTo { reference }
  lines { edges { node { description netPrice { amount } taxValue { amount } } } }
  payments { totalCount edges { node { receivedAt amountAsMoney { amount } paymentMethod notes createdBy { id person { fullName } } } } }`;

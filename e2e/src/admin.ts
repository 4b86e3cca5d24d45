import { ask, nodes } from './api.ts';

/** The fields of a sale signal that the list and the detail page show. */
export interface SaleSignalRow {
  id: string;
  description: string;
  intentType: string;
  priority: string;
  confidenceScore: number;
  createdAt: string;
  tags: string[];
  sources: { text: string; question_id: string | null }[];
  feedback: { answer: { questionaire: { questionList: { questionId: string; headings: string[] }[] } } } | null;
  contact: { fullName: string };
  assignedTo: { id: string; person: { fullName: string } } | null;
}

/** Every sale signal, newest first. */
export async function saleSignals(url: string, token: string): Promise<SaleSignalRow[]> {
  const { salesSignals } = await ask<{ salesSignals: { edges: { node: SaleSignalRow }[] } }>(
    url,
    token,
    `{ salesSignals(first: 500) { edges { node {
      id description intentType priority confidenceScore createdAt tags sources { text question_id }
      contact { fullName } assignedTo { id person { fullName } }
      feedback { answer { questionaire { questionList { questionId headings } } } }
    } } } }`,
  );
  return nodes(salesSignals);
}

/** The fields of a user that the list shows. */
export interface UserRow {
  id: string;
  email: string;
  roles: string[];
  isActive: boolean;
  person: { fullName: string };
}

/** Every user, by name. */
export async function users(url: string, token: string): Promise<UserRow[]> {
  const answer = await ask<{ users: { edges: { node: UserRow }[] } }>(
    url,
    token,
    '{ users(first: 500) { edges { node { id email roles isActive person { fullName } } } } }',
  );
  return nodes(answer.users);
}

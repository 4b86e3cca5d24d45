/**
 * @generated SignedSource<<ef9ba2fe6758c62d5b9e094d704619a4>>
 * @relayHash 521243bcec35c21fe48bfdc9ad2bc3f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93116bffda8b8f474d98db038b808828770ba055633b87348e079d94007990e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DebtorListPageQuery } from './DebtorListPageQuery.graphql';

const node: PreloadableConcreteRequest<DebtorListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93116bffda8b8f474d98db038b808828770ba055633b87348e079d94007990e6",
    "metadata": {},
    "name": "DebtorListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<b6135551af196080ab584ebde5f87650>>
 * @relayHash aa58f7767af76103b6b61c5aa3033ea5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80445a9b0b6562cf7f8188f854640438a9a14e3c31e741cfad9e89f34c3f4161

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerListPageCountQuery } from './CustomerListPageCountQuery.graphql';

const node: PreloadableConcreteRequest<CustomerListPageCountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "80445a9b0b6562cf7f8188f854640438a9a14e3c31e741cfad9e89f34c3f4161",
    "metadata": {},
    "name": "CustomerListPageCountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<e99b84f2ace5ca943a4f895b325eb8ac>>
 * @relayHash c47140967dac189282553f02636ac1b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a796def03a86fb1d9c88d7078d402940b4ec00bd8c0a9516f5e07cce15ce0229

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a796def03a86fb1d9c88d7078d402940b4ec00bd8c0a9516f5e07cce15ce0229",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

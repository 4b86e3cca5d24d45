/**
 * @generated SignedSource<<a50f45f021a20388f03d949fd991491d>>
 * @relayHash 8fba5166fe8883827fd8bc72c56bd99c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e91ab14ca99cf957e47f58dd57a31f988223e81bef8cdbbadf112ba4f110f22e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SupplierDetailPageQuery } from './SupplierDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<SupplierDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e91ab14ca99cf957e47f58dd57a31f988223e81bef8cdbbadf112ba4f110f22e",
    "metadata": {},
    "name": "SupplierDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

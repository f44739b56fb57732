/** Old names, other spellings and common slips → airport code. */
export const airportAliases: Readonly<Record<string, string>> = {
  bombay: 'BOM', mumbay: 'BOM', 'navi mumbai': 'NMI', calcutta: 'CCU', kolkatta: 'CCU', madras: 'MAA', cochin: 'COK', kochin: 'COK', ernakulam: 'COK',
  bangalore: 'BLR', banglore: 'BLR', bengalooru: 'BLR', trivandrum: 'TRV', trivendrum: 'TRV', calicut: 'CCJ', karipur: 'CCJ', cannanore: 'CNN', mangalore: 'IXE',
  poona: 'PNQ', baroda: 'BDQ', benares: 'VNS', banaras: 'VNS', kashi: 'VNS', allahabad: 'IXD', vizag: 'VTZ', waltair: 'VTZ', gauhati: 'GAU', trichy: 'TRZ', tiruchi: 'TRZ',
  tuticorin: 'TCR', pondicherry: 'PNY', mysore: 'MYQ', hubli: 'HBX', belgaum: 'IXG', gulbarga: 'GBI', nedumbassery: 'COK', dilli: 'DEL', dehli: 'DEL', delhi: 'DEL', 'dehra dun': 'DED',
  bagdogra: 'IXB', darjeeling: 'IXB', ladakh: 'IXL', kashmir: 'SXR', andaman: 'IXZ', 'sri vijaya puram': 'IXZ', dabolim: 'GOI', mopa: 'GOX', 'north goa': 'GOX', 'south goa': 'GOI',
  aurangabad: 'IXU', sambhajinagar: 'IXU', jullundur: 'AIP', manali: 'KUU', ooty: 'CJB', rameswaram: 'IXM', tirupathi: 'TIR', banglaore: 'BLR', hydrabad: 'HYD', ahmadabad: 'AMD', lakhnau: 'LKO',
  peking: 'PEK', canton: 'CAN', saigon: 'SGN', rangoon: 'RGN', bali: 'DPS', batavia: 'CGK', ceylon: 'CMB', dacca: 'DAC', katmandu: 'KTM', leningrad: 'LED', constantinople: 'IST', istambul: 'IST',
  dubay: 'DXB', 'abu dabi': 'AUH', abudhabi: 'AUH', jeddha: 'JED', jiddah: 'JED', makkah: 'JED', mecca: 'JED', madinah: 'MED', kuwait: 'KWI', masqat: 'MCT', qatar: 'DOH', 'al khobar': 'DMM',
  roma: 'FCO', milano: 'MXP', firenze: 'FLR', venezia: 'VCE', napoli: 'NAP', munchen: 'MUC', koln: 'CGN', wien: 'VIE', praha: 'PRG', warszawa: 'WAW', lisboa: 'LIS', moskva: 'SVO', kiev: 'KBP', bruxelles: 'BRU',
  geneve: 'GVA', kobenhavn: 'CPH', goteborg: 'GOT', athinai: 'ATH', sevilla: 'SVQ', singapur: 'SIN', singapoor: 'SIN', malaysia: 'KUL', maldives: 'MLE', mauritious: 'MRU', seychelles: 'SEZ', zanzibar: 'ZNZ',
  'washington dc': 'IAD', philly: 'PHL', vegas: 'LAS', 'san fransisco': 'SFO', frisco: 'SFO', manhattan: 'JFK', nairobbi: 'NBO', capetown: 'CPT', joburg: 'JNB', bkk: 'BKK', pattaya: 'BKK', heathrow: 'LHR', gatwick: 'LGW',
};
